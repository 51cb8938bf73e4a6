import { serve } from '../../../serve.ts';

await serve(process.env.SANDBOX_PORT, (_, response) => response.end());
