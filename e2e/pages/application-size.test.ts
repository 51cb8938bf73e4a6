import { expect, test } from 'vitest';
import { measureApplication } from './application-size.ts';

test('a React application with one widget is small, and has nothing of administrators', async () => {
  const { figure, files } = await measureApplication();
  console.log(JSON.stringify(figure));
  expect(figure.holds, `${figure.value} B`).toBe(true);
  const names = [...files.keys()];
  expect(names.filter((name) => name.startsWith('bw-favourite'))).toHaveLength(1);
  expect(names.filter((name) => /admin|dashboard|topbar|account|consent/.test(name))).toEqual([]);
  for (const [name, code] of files) {
    expect(code, name).not.toMatch(/import\([^)]*bw-(?:admin|dashboard|topbar)/);
  }
}, 900_000);
