// A bare number is no amount: somebody has to say of what.
// expect: conversion from .int. to
#include "base/money.h"

#ifndef REJECT
constexpr cardroom::Chips stake(100);
#else
constexpr cardroom::Chips stake = 100;
#endif
