ALTER TABLE `booking_message` ADD `removed` text;
--> statement-breakpoint
DROP TRIGGER booking_removed;
--> statement-breakpoint
CREATE TRIGGER booking_removed AFTER DELETE ON booking BEGIN
  UPDATE bookable SET booked = booked - iif(old.state IN ('booked', 'offered'), old.party, 0), waiting = waiting - (old.state = 'waiting') WHERE event_id = old.event_id;
  DELETE FROM booking_message WHERE booking_id = old.id AND removed IS NULL;
END;
