-- Pictures of reviews were written down after the review that shows them, so they counted as unused.
insert into picture_uses (source, row, picture, thing)
select 'review_images', i.id, p.name, i.review_id
from review_images i
join pictures p on p.name = i.image
on conflict do nothing;
