ALTER TABLE `match_item` ADD `vector` text DEFAULT '' NOT NULL;
