-- A payment method is a row of payment_methods, and whatever names one refers to that row. Which
-- methods there are was a range of numbers in seven checks before: a new one is a row now.

alter table payment_methods drop constraint payment_methods_method_check,
  add constraint payment_methods_method_check check (method > 0);

-- All that are known have their row, also where somebody took one away; none is switched on by this.
insert into payment_methods (method) select generate_series(1, 7) on conflict do nothing;

alter table settings drop constraint settings_default_method_check,
  add constraint settings_default_method_fkey foreign key (default_method) references payment_methods;
alter table orders drop constraint orders_order_method_check,
  add constraint orders_order_method_fkey foreign key (order_method) references payment_methods;
alter table payments drop constraint payments_method_check,
  add constraint payments_method_fkey foreign key (method) references payment_methods;
alter table payment_events drop constraint payment_events_method_check,
  add constraint payment_events_method_fkey foreign key (method) references payment_methods;
alter table ledger_lines drop constraint ledger_lines_method_check,
  add constraint ledger_lines_method_fkey foreign key (method) references payment_methods;
alter table settlements drop constraint settlements_method_check,
  add constraint settlements_method_fkey foreign key (method) references payment_methods;
