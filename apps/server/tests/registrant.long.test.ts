// Over PostgreSQL (overOneStore).
import './registrant.test.ts';
