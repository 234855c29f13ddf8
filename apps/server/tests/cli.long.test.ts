// Over PostgreSQL (overOneStore).
import './cli.test.ts';
