-- How many enquiries stand where is asked with every look at the desk, and counted fastest in an index of nothing else.
CREATE INDEX enquiries_by_standing_alone ON enquiries (standing);

-- A search for people reads the address and day of each enquiry that has the words, and nothing else of it.
CREATE INDEX enquiries_by_reference_with_address ON enquiries (reference, email, received_at);
