-- Names of the people of a group, one a line, as its registrant gave them. Empty where nobody is named.
ALTER TABLE registrations ADD COLUMN names TEXT NOT NULL DEFAULT '';

-- Day on which an enquiry is shown again in the inbox, ISO in Singapore.
ALTER TABLE enquiries ADD COLUMN follow_up_day TEXT;
CREATE INDEX enquiries_by_follow_up ON enquiries (follow_up_day, owner, received_at, reference);
