ALTER TABLE `attachment_relation` ADD `kind` text;
