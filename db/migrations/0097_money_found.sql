-- Staff find stores, payments, payouts and papers by a part of their name or number.
create index stores_found on stores using gin (lower(name) gin_trgm_ops);
create index payments_found on payments
  using gin (lower(coalesce(provider_ref, '') || ' ' || coalesce(provider_payment_ref, '')) gin_trgm_ops);
create index payouts_found on payouts using gin (lower(reference) gin_trgm_ops);
create index papers_found on papers using gin (lower(code) gin_trgm_ops);
