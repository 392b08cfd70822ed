-- Pieces that come while a product is hidden, or its store is not open, can tell nobody: the letters are asked for
-- again when customers see the product again. The task looks whether there are any pieces.
create function ask_alerts_of_shown() returns trigger language plpgsql as $$
begin
  perform graphile_worker.add_job('tell-back-in-stock', payload := json_build_object('inventory', i.id),
    max_attempts := 12)
  from inventories i
  where i.product_id = new.id
    and exists (select from alerts a
      where a.inventory_id = i.id and a.confirmed_at is not null and a.sent_at is null);
  return null;
end $$;
create trigger tell_of_shown after update on products for each row
  when (new.public and not old.public) execute function ask_alerts_of_shown();
