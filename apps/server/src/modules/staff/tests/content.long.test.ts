// Over PostgreSQL (overOneStore).
import './content.test.ts';
