-- What a store answers to a review, once and for everybody to read; staff can hide it by itself.
create table review_answers (
  review_id int primary key references reviews on delete cascade,
  store_id int not null references stores on delete restrict,
  answer text not null,
  account_id int references accounts on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  hidden boolean not null default false,
  hidden_reason text not null default '',
  constraint review_answers_answer_check check (length(answer) between 1 and 2000),
  constraint review_answers_hidden_reason_check check (hidden = (hidden_reason <> ''))
);
create index review_answers_store on review_answers (store_id);

-- Only the store whose product it is answers.
create function answer_of_store() returns trigger language plpgsql as $$
begin
  if not exists (
    select from reviews r join products p on p.id = r.product_id
    where r.id = new.review_id and p.store_id = new.store_id
  ) then
    raise exception 'a store answers reviews of its own products' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger answer_of_store before insert or update on review_answers
  for each row execute function answer_of_store();
