// Over PostgreSQL as well, and longer.
import './seat-register-model.test.ts';
