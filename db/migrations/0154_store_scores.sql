-- The score of a store, of 100: made of its figures as the owner weighs them. All weights 0: there
-- is none. A store with fewer parcels than `score_parcels` is new, and has none yet.
alter table settings
  add column score_parcels int not null default 10,
  add column score_late int not null default 30,
  add column score_cancelled int not null default 20,
  add column score_refunded int not null default 15,
  add column score_rating int not null default 30,
  add column score_answers int not null default 5,
  add constraint settings_score_parcels_check check (score_parcels between 1 and 1000),
  add constraint settings_score_late_check check (score_late between 0 and 100),
  add constraint settings_score_cancelled_check check (score_cancelled between 0 and 100),
  add constraint settings_score_refunded_check check (score_refunded between 0 and 100),
  add constraint settings_score_rating_check check (score_rating between 0 and 100),
  add constraint settings_score_answers_check check (score_answers between 0 and 100);
alter table store_figures
  add column score int,
  add constraint store_figures_score_check check (score between 0 and 100);

-- How good each of it is, of 100: in time, cancelled, refunded, stars, answers. None is late: 100;
-- one in five, or one in ten cancelled: 0. A day to answer: 100; a week: 0. Null: nothing is known.
-- plpgsql: it only looks for columns when it runs, and a later file adds `answer_hours`.
create function score_parts(f store_figures) returns int[] language plpgsql immutable as $$
begin
  return array[
    case when f.parcels > 0 then greatest(0, 100 - 500 * f.late::bigint / f.parcels)::int end,
    case when f.parcels > 0 then greatest(0, 100 - 1000 * f.cancelled::bigint / f.parcels)::int end,
    case when f.parcels > 0 then greatest(0, 100 - 500 * f.refunded::bigint / f.parcels)::int end,
    case when f.reviews > 0 then greatest(0, round((f.rating - 1) * 25))::int end,
    case when f.answer_hours is not null then greatest(0, least(100, 100 - (f.answer_hours - 24) * 100 / 144)) end
  ];
end $$;

-- The parts that are known, by these weights; null: too few parcels, or nothing that weighs.
create function weighed_score(f store_figures, weights int[], least_parcels int)
  returns int language sql immutable as $$
  select case when f.parcels >= least_parcels then (
    select round(sum(w * p)::numeric / nullif(sum(w), 0))::int
    from unnest(weights, score_parts(f)) t (w, p)
    where p is not null
  ) end
$$;

create function know_score() returns trigger language plpgsql as $$
begin
  select weighed_score(
    new, array[score_late, score_cancelled, score_refunded, score_rating, score_answers], score_parcels
  )
  into new.score from settings;
  return new;
end $$;
-- those that are there follow when they are counted next
create trigger know_score before insert or update on store_figures for each row execute function know_score();
