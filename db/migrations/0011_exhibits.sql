DROP VIEW exhibit_shown;
