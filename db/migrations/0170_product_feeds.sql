-- The key in the addresses of the product feeds; without one there are none.
alter table settings
  add column feed_key text constraint settings_feed_key_check check (feed_key ~ '^[a-z0-9]{32}$');
