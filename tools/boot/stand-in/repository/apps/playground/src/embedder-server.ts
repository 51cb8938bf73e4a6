import { serve } from '../../../serve.ts';

await serve(process.env.PORT, (_, response) => response.end());
