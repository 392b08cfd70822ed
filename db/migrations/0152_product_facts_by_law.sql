-- What offers of a product say by Regulation (EU) 2023/988, Articles 9, 19 and 22: its maker, who is
-- responsible for it in the Union, by what it is identified, and its warnings; and what others know
-- it by: GTIN, MPN, condition, origin and HS code.
alter table products
  add column gtin text not null default '' check (gtin ~ '^([0-9]{8}|[0-9]{12,14})?$'),
  add column mpn text not null default '' check (length(mpn) <= 70),
  add column condition text not null default '' check (condition in ('', 'new', 'refurbished', 'used')),
  add column origin text not null default '' check (origin ~ '^([A-Z]{2})?$'),
  add column hs_code text not null default '' check (hs_code ~ '^([0-9]{6,12})?$'),
  add column model text not null default '' check (length(model) <= 120),
  add column maker_name text not null default '' check (length(maker_name) <= 120),
  add column maker_address text not null default '' check (length(maker_address) <= 300),
  add column maker_country text not null default '' check (maker_country ~ '^([A-Z]{2})?$'),
  add column maker_contact text not null default '' check (length(maker_contact) <= 254),
  add column responsible_name text not null default '' check (length(responsible_name) <= 120),
  add column responsible_address text not null default '' check (length(responsible_address) <= 300),
  add column responsible_contact text not null default '' check (length(responsible_contact) <= 254),
  add column warnings words;
