import { expect, test } from 'vitest';
import { memoryStore } from '../testing/memoryStore.js';
import { scriptPost, visitFrom } from '../testing/post.js';
import { startInquiry } from '../testing/startInquiry.js';

test.each([0, 1200, 2500])(
  'a body that takes %i ms, with the store down, leaves time to send',
  async (delay) => {
    const down = async () => {
      await new Promise((resolve) => setTimeout(resolve, 1500));
      throw Object.assign(new Error('down'), { name: 'TimeoutError' });
    };
    const store = { ...memoryStore(), create: down, read: down, replace: down, remove: down };
    const inquiry = await startInquiry({ store });
    const whole = scriptPost();
    const text = await whole.clone().text();
    const body = new ReadableStream<Uint8Array>({
      async start(controller) {
        await new Promise((resolve) => setTimeout(resolve, delay));
        controller.enqueue(new TextEncoder().encode(text));
        controller.close();
      },
    });
    const { url, headers } = whole;
    const request = new Request(url, {
      method: 'POST',
      headers,
      body,
      duplex: 'half',
    } as RequestInit);
    const { status } = await inquiry.handle(request, visitFrom('192.0.2.1'));
    expect(inquiry.standIn.accepted).toHaveLength(1);
    expect(status).toBe(202);
    await inquiry.close();
  },
);
