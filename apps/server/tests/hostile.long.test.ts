// Over PostgreSQL as well, and longer.
import './hostile.test.ts';
