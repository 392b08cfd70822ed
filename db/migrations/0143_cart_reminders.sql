-- After so many hours the market writes by itself to who left a cart; 0: it does not.
alter table settings add column cart_reminder_hours int not null default 0
  constraint settings_cart_reminder_hours_check check (cart_reminder_hours between 0 and 720);
-- Those that nobody was written to about.
create index carts_unreminded on carts (changed_at, id) where reminded_at is null;
