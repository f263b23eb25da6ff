-- News as visitors read it: of each item the version that is public now, under the item's key. It bears a rowid like the
-- table that it stands for in the table service, and is gone through in the order of the keys: that keeps its reading short.

CREATE VIEW news_shown AS SELECT p.rowid AS rowid, p.news_id AS id, p.title, p.title_en, p.summary, p.summary_en, p.content,
  p.content_en, p.cover, p.type, p.source, p.source_en, p.sort, p.release_time AS add_time, p.start_time AS update_time, 0 AS is_delete
FROM news_publication p
WHERE +p.is_past = 0 AND p.start_time <= unixepoch() AND coalesce(p.end_time > unixepoch(), 1);
