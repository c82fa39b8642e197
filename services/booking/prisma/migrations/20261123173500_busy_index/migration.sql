-- What occupies a professional: slots/offered.sql.ts. Of many bookings few still do. The index of the rule against
-- overlaps finds them, too, and takes several times as long.
create index booking_busy_idx on booking (professional_id) where not isempty(busy);
