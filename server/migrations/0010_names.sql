-- One word for a thing: "session" is what the calls say. A sign-in is another matter.
alter table drafts rename column session_name to name;
alter table orders rename column session_name to transformation_name;
alter table transformations rename column session_name to name;
