// Over PostgreSQL (overOneStore).
import './doctor.test.ts';
