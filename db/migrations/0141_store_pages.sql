-- What a store shows of itself beside its logo: a cover, its policies, and the products it puts first.
alter table stores
  add column cover text not null default '',
  add column policies words,
  add column featured_ids int[] not null default '{}',
  add constraint stores_featured_ids_check check (cardinality(featured_ids) <= 12);

drop trigger picture_uses on stores;
create trigger picture_uses after insert or delete or update of image, cover, about on stores
  for each row execute function keep_picture_uses('id', 'id', 'image+cover', 'about');
