ALTER TABLE `innovate` ADD `is_open` integer DEFAULT 1 NOT NULL;
