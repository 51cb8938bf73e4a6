/** What a call takes of the processors in microseconds, however busy they are with other processes. */
export async function measureCpuTime<Result>(
  run: () => Promise<Result>,
): Promise<{ readonly result: Result; readonly cpuTime: number }> {
  const before = process.cpuUsage();
  const result = await run();
  const { user, system } = process.cpuUsage(before);
  return { result, cpuTime: user + system };
}
