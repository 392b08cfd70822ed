-- What the shop's front shows has a time: from a moment, until another (at which it is not shown any more);
-- null is always. Two banners may share a place when they are not shown at the same time.
alter table banners add shown_from timestamptz, add shown_until timestamptz,
  add constraint banners_shown_until_check check (shown_until > shown_from);
alter table sliders add shown_from timestamptz, add shown_until timestamptz,
  add constraint sliders_shown_until_check check (shown_until > shown_from);
alter table site_features add shown_from timestamptz, add shown_until timestamptz,
  add constraint features_shown_until_check check (shown_until > shown_from);

create extension if not exists btree_gist;
drop index one_public_banner_per_type;
alter table banners add constraint one_banner_at_a_time
  exclude using gist (type with =, tstzrange(shown_from, shown_until) with &&) where (public);
