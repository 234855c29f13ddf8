// Over PostgreSQL as well, and longer.
import './kill.test.ts';
