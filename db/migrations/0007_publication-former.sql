ALTER TABLE `project_publication` ADD `former_id` text;
