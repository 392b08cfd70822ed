-- Jobs of the queue are found by how they stand, however many wait: those that failed or were tried, those that run, and
-- all by when they are due. The tables are those of the queue's own library.
create index souk_jobs_failed on graphile_worker._private_jobs (id) where attempts >= max_attempts;
create index souk_jobs_tried on graphile_worker._private_jobs (id) where attempts > 0;
create index souk_jobs_running on graphile_worker._private_jobs (id) where locked_at is not null;
create index souk_jobs_due on graphile_worker._private_jobs (run_at, id);
create index souk_jobs_task on graphile_worker._private_jobs (task_id, id);

create index reviews_written on reviews (created_at, id);
