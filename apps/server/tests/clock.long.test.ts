// Over PostgreSQL (overOneStore).
import './clock.test.ts';
