CREATE TABLE `booking_language` (
	`id` text PRIMARY KEY NOT NULL,
	`lang` text NOT NULL
);
