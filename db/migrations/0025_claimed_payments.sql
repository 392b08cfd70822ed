-- Payments that a client opened in the gateway's own window, past the shop: they carry no key of
-- ours. They belong to an order once the gateway was asked about the id that the client named. That
-- such an id pays for one order only is held by the two unique constraints that payments have had
-- since 0003: (method, provider_ref) and (method, provider_payment_ref).
alter table payments add column claimed boolean not null default false,
  add constraint payments_claimed check (not claimed or provider_ref is not null);
