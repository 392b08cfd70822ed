-- A banner that promises something for a first order is not for people who have ordered before.
alter table banners add column first_order boolean not null default false;
