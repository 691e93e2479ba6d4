import { join } from 'node:path';

/** Where a run notes what there is in its world; its folder is emptied when the next one begins. */
export const worldFile = ({ outputDir }: { outputDir: string }) => join(outputDir, 'world.json');
