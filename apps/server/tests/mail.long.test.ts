// Over PostgreSQL (overOneStore).
import './mail.test.ts';
