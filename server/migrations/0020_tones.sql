-- The tone she chose for a style, of those on offer; null keeps the style's own, as whatever was ordered before does.
alter table drafts add column tone text;
alter table transformations add column tone text;
alter table hosted_previews add column tone text;
