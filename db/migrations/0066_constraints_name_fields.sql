-- A constraint over several columns is named for the one that staff are told of: what the schema
-- refuses is said beside that field.
alter table bundle_deals rename constraint bundle_deals_check to bundle_deals_free_check;
alter table categories rename constraint categories_check to categories_parent_id_check;
alter table custom_scripts rename constraint custom_scripts_check to custom_scripts_code_check2;
alter table flash_sales rename constraint flash_sales_check to flash_sales_end_at_check;
alter table payment_methods rename constraint payment_methods_check to payment_methods_most_check;
alter table products rename constraint products_check to products_offered_check;
alter table products rename constraint products_priced to products_selling_check;
alter table settings rename constraint settings_check to settings_ga_id_check1;
alter table settings rename constraint settings_check1 to settings_pixel_id_check1;
alter table settings rename constraint settings_one_reserve to settings_reserve_amount_check;
alter table site_features
  rename constraint features_shown_until_check to site_features_shown_until_check;
alter table tax_rules rename constraint tax_rules_check to tax_rules_amount_check;
alter table vouchers rename constraint vouchers_check to vouchers_used_check;
alter table vouchers rename constraint vouchers_check1 to vouchers_end_at_check;
alter table vouchers rename constraint vouchers_check2 to vouchers_amount_check1;
alter table shipping_places rename constraint shipping_places_check to shipping_places_country_check1;
