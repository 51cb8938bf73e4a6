import { appendFileSync, mkdirSync } from 'node:fs';

mkdirSync('packages/widgets/dist', { recursive: true });
appendFileSync(`${process.env.BOARDWALK_DATA}/steps`, 'build\n');
