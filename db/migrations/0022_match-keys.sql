DROP TABLE `match_key`;
--> statement-breakpoint
CREATE TABLE match_key (kind text NOT NULL, key text NOT NULL, weight integer NOT NULL, no integer NOT NULL, PRIMARY KEY (kind, key, weight, no)) WITHOUT ROWID;
--> statement-breakpoint
INSERT OR IGNORE INTO match_key (kind, key, weight, no) SELECT m.kind, j.value ->> 0, j.value ->> 1, m.no FROM match_item m, json_each(m.keys) j;
