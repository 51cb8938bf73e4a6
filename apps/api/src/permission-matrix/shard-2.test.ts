import { testShard } from './test-shard.fixture.ts';

await testShard(import.meta.filename);
