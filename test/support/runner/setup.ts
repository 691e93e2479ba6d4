// Loading these first, once per test file, avoids "Cannot require() ES Module in a cycle" under Jest's ESM loader.
import 'reflect-metadata';
import '@nestjs/common';
import '@nestjs/core';
