-- Keys of a store: within its permissions, but never to let people in, or to make keys.
alter table api_keys add constraint api_keys_scopes_of_store_check
  check (store_id is null or not scopes && array['centre', 'people', 'keys']);
