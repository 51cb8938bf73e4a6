import type { Readable } from 'node:stream';
import { pingMs } from '@boardwalk/sdk-core/live/stream-events';
import type { Platform } from '../platform/calls/operation.ts';
import { type Announcement, liveChannel, readAnnouncement } from '../platform/live/announce.ts';
import { createDatabaseListener } from './database-listener.ts';
import { findEndedStreams } from './find-ended-streams.ts';
import { createLiveStream, type Listener, type LiveStream } from './live-stream.ts';
import { readAnnouncements } from './read-announcements.ts';
import { resumeTime } from './resume-time.ts';
import { createStreamPlaces, type StreamLimits } from './stream-places.ts';

/** All streams of a process, and what is sent to them. */
export interface LiveHub {
  /** Opens a stream that sends what comes, and what was announced after the last one ended. */
  open(listener: Listener, lastEventId: string | undefined): Promise<Readable>;
  /** Ends all streams and takes no more. */
  close(): Promise<void>;
}

/** A stream that lasts longer is ended, so that its connection is verified again. */
const longestMs = 1_800_000;

export function createLiveHub(platform: Platform, limits?: StreamLimits): LiveHub {
  const { database, configuration, log } = platform;
  const places = createStreamPlaces(limits);
  const listener = createDatabaseListener(
    { databaseUrl: configuration.databaseUrl, channel: liveChannel, log },
    { onAnnouncement: hear, onReturn: (since) => void catchUp(since) },
  );
  const timer = setInterval(() => void keepAll(), pingMs).unref();
  let isClosed = false;

  const warn = (error: unknown) => log.warn({ err: error }, 'streams could not be kept');

  function hear(payload: string): void {
    const announcement = readAnnouncement(payload);
    if (announcement) void tell(announcement);
  }

  async function tell({ userId, topic, at }: Announcement): Promise<void> {
    const streams = places.of(userId);
    // A stream whose session is over is notified of that, and of nothing else.
    if (topic === 'session' && streams.length > 0) await endWhatIsOver(streams);
    for (const stream of places.of(userId)) stream.tell(topic, at);
  }

  async function endWhatIsOver(streams: readonly LiveStream[]): Promise<void> {
    try {
      for (const stream of await findEndedStreams(streams, platform)) {
        places.remove(stream);
        stream.end('session');
      }
    } catch (error) {
      warn(error);
    }
  }

  async function keepAll(): Promise<void> {
    const streams = places.all();
    if (streams.length === 0) return;
    await endWhatIsOver(streams);
    const now = listener.now();
    for (const stream of places.all()) stream.ping(now);
  }

  /**
   * Sends what the connection missed while it received nothing for a while, as the table has it.
   */
  async function catchUp(since: number): Promise<void> {
    const people = [...new Set(places.all().map((stream) => stream.listener.userId))];
    const from = resumeTime(String(Math.floor(since)), listener.now());
    try {
      if (from === undefined) for (const stream of places.all()) stream.reset(listener.now());
      else {
        for (let at = 0; at < people.length; at += 1_000) {
          const missed = await readAnnouncements(database, people.slice(at, at + 1_000), from);
          for (const announcement of missed) await tell(announcement);
        }
      }
    } catch (error) {
      warn(error);
    }
  }

  async function open(who: Listener, lastEventId: string | undefined): Promise<Readable> {
    const stream = createLiveStream(who);
    // From here on it receives what comes: what came before is read after, so that nothing is lost
    // in between.
    places.add(stream);
    stream.body.once('close', () => places.remove(stream));
    const ending = setTimeout(() => {
      places.remove(stream);
      stream.end('again');
    }, longestMs).unref();
    stream.body.once('close', () => clearTimeout(ending));
    try {
      await listener.start();
      const now = listener.now();
      const from = resumeTime(lastEventId, now);
      const missed =
        from === undefined ? [] : await readAnnouncements(database, [who.userId], from);
      stream.begin(now);
      if (from === undefined) stream.reset(now);
      for (const { topic, at } of missed) stream.tell(topic, at);
      // It may have ended while it waited here, when nobody was notified of it yet.
      await endWhatIsOver([stream]);
    } catch (error) {
      stream.body.destroy();
      throw error;
    }
    if (isClosed) stream.end('again');
    return stream.body;
  }

  return {
    open,
    async close() {
      isClosed = true;
      clearInterval(timer);
      for (const stream of places.all()) {
        places.remove(stream);
        stream.end('again');
      }
      await listener.close();
    },
  };
}
