import { buildServer } from './build.mjs';
import { findNode } from './node.mjs';
import { command } from './project.mjs';

await command(() => buildServer(findNode()));
