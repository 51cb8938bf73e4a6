/** PostgreSQL settings as `name=value`, for data that must survive. */
export const DURABLE_SETTINGS: readonly string[] = [
  'shared_buffers=256MB',
  'effective_cache_size=1GB',
  'work_mem=64MB',
  'maintenance_work_mem=128MB',
  'max_wal_size=2GB',
  // Compiling a query costs more than any of ours takes.
  'jit=off',
  // Data on solid-state disks: an index look-up costs about as much as reading on.
  'random_page_cost=1.1',
  'max_connections=100',
  'idle_in_transaction_session_timeout=60s',
  'log_min_duration_statement=1s',
  // Its own log is read by the machine's operator. A slow statement is logged without its values; a
  // refused one is reported by the API, as the server's sentence about it quotes what was given.
  'log_parameter_max_length=0',
  'log_parameter_max_length_on_error=0',
  'log_min_messages=log',
  'log_min_error_statement=panic',
];

/** PostgreSQL settings for a cluster that is thrown away after a test run. */
export const DISPOSABLE_SETTINGS: readonly string[] = [
  'shared_buffers=128MB',
  'work_mem=64MB',
  'jit=off',
  'random_page_cost=1.1',
  'max_connections=100',
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'wal_level=minimal',
  'max_wal_senders=0',
  'autovacuum=off',
  // Starting processes for a parallel plan costs more than any query on a test's few rows.
  'max_parallel_workers_per_gather=0',
];
