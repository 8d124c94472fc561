// A number does not become a seat by itself: it might be an index, which counts from 0.
// expect: conversion from .int. to
#include "base/seat.h"

#ifndef REJECT
constexpr cardroom::Seat seat(3);
#else
constexpr cardroom::Seat seat = 3;
#endif
