-- The desk counts who is enrolled in each course.
create index course_enrolments_course on course_enrolments (course) where ended_at is null;
